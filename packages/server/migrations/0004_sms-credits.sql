CREATE TABLE "sms_bank" (
	"brand_id" integer PRIMARY KEY NOT NULL,
	"autorefill_plan_id" text,
	"autorefill_below" integer
);
--> statement-breakpoint
CREATE TABLE "sms_credit_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_credit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"bought" integer NOT NULL,
	"free" integer NOT NULL,
	"bought_left" integer NOT NULL,
	"free_left" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_credit_entry_once" UNIQUE("brand_id","reference"),
	CONSTRAINT "sms_credit_entry_not_negative" CHECK ("sms_credit_entry"."bought_left" >= 0 and "sms_credit_entry"."free_left" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sms_bank" ADD CONSTRAINT "sms_bank_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_credit_entry" ADD CONSTRAINT "sms_credit_entry_brand_id_sms_bank_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."sms_bank"("brand_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sms_credit_entry_newest_idx" ON "sms_credit_entry" USING btree ("brand_id","id");